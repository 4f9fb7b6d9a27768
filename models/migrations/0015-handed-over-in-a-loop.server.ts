import mongoose from "mongoose";

/** Drops the hand-overs under way: what they have not given yet stays with its owner, until somebody presses again. */
export async function dropHandOvers(): Promise<void> {
	await mongoose.connection.collection("handOvers").drop();
}
