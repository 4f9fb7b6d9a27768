import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import mongoose from "mongoose";

// The least that can store a form: no guard, no validation, no mail.

const { PORT, MONGODB_URI = "" } = process.env;
const client = await mongoose.mongo.MongoClient.connect(MONGODB_URI, { writeConcern: { w: "majority" } });
const leads = client.db().collection("leads");

createServer(async (request, response) => {
	const fields = Object.fromEntries(new URLSearchParams(await text(request)));
	await leads.insertOne({ ...fields, createdAt: new Date() });
	response.writeHead(200, { "Content-Type": "text/plain" }).end("stored\n");
}).listen(Number(PORT), "127.0.0.1", () => process.send?.("listening"));
process.on("disconnect", () => process.exit());
