// Loaded into the server: the channel to the parent closes when the parent ends, even by SIGKILL.
process.on("disconnect", () => process.kill(process.pid, "SIGINT"));
process.channel?.unref();
