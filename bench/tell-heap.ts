// Loaded into a server before anything else, with --expose-gc: collects and tells its heap to the process that
// started it, when that asks.

process.on('message', (message) => {
  if (message !== 'tell the heap') return
  // What a first collection finalises a second one takes.
  globalThis.gc?.()
  globalThis.gc?.()
  process.send?.({ heapUsed: process.memoryUsage().heapUsed })
})
// A listener keeps the channel open: the server does not stop for it.
process.channel?.unref()
