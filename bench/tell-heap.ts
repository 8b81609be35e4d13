// Loaded into a server before any other code, with --expose-gc. When the parent process asks, it collects garbage and
// reports the heap.

process.on('message', (message) => {
  if (message !== 'tell the heap') return
  // A second collection frees what the first one finalised.
  globalThis.gc?.()
  globalThis.gc?.()
  process.send?.({ heapUsed: process.memoryUsage().heapUsed })
})
// A listener would keep the process alive, so the channel is unreferenced.
process.channel?.unref()
