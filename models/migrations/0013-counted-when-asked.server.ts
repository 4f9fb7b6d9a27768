import mongoose from "mongoose";

/** Drops the kept counts: inquiries are counted when somebody asks. */
export async function dropKeptCounts(): Promise<void> {
	for (const name of ["inquiryCounts", "outcomeCounts"]) await mongoose.connection.collection(name).drop();
}
