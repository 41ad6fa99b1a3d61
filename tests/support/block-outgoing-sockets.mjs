// Preloaded into the product by a test: refuses every socket to another machine and logs the
// attempt.
import { Socket } from 'node:net'

const connect = Socket.prototype.connect
Socket.prototype.connect = function (...args) {
  const options = Array.isArray(args[0]) ? args[0][0] : args[0]
  const local = options && (options.path || ['localhost', '127.0.0.1', '::1'].includes(options.host ?? 'localhost'))
  if (!local) {
    console.error(`OUTGOING SOCKET ${JSON.stringify(options)}`)
    queueMicrotask(() => this.destroy(new Error('outgoing sockets are refused in this test')))
    return this
  }
  return connect.apply(this, args)
}
