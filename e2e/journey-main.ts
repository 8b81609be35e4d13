import { openKitchen } from '#server/kitchen.ts'
import { start } from '#server/main.ts'
import { aKitchen } from '../tests/api/a-kitchen.ts'

// The real server without two things that only cost time in a journey: a mail leaves at once, not up to three seconds
// later, and no language is warmed up. With the argument `quick-kitchen` the server cooks one dish of any ingredients.
const kitchen = process.argv.includes('quick-kitchen') ? aKitchen() : openKitchen()
// The kitchen's code loads while the first browser starts.
await start(() => void kitchen.load(), { kitchen, delay: () => 0 })
