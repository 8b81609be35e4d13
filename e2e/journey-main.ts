import { openKitchen } from '#server/kitchen.ts'
import { start } from '#server/main.ts'
import { aKitchen } from '../tests/api/a-kitchen.ts'

// The real server, and what of it only costs a journey time: mails leave at once, not up to three seconds later, and
// no language is warmed up. With the argument `quick-kitchen` it cooks one dish of whatever it is given.
const kitchen = process.argv.includes('quick-kitchen') ? aKitchen() : openKitchen()
// The code of the kitchen is read while the first browser starts.
await start(() => void kitchen.load(), { kitchen, delay: () => 0 })
