// A process of its own, so that official-download.ts can give it up.
import { MongoBinary } from "mongodb-memory-server-core";

const [downloadDir, version] = process.argv.slice(2);
try {
	console.log(await MongoBinary.getPath({ downloadDir, version }));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
