import { WebSocketServer } from 'ws'

// What the package alone needs for a connection: a process that takes them and says nothing.

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', (socket) => socket.on('message', () => {}))
server.on('listening', () => process.send?.(server.address()))
process.once('disconnect', () => process.exit())
