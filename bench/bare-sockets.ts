import { WebSocketServer } from 'ws'

// The least that a WebSocket connection costs: a process that accepts connections by the package alone and sends
// nothing.

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket) => socket.on('message', () => {}))
server.on('listening', () => process.send?.(server.address()))
process.once('disconnect', () => process.exit())
