globalThis.runAt = "idle";
