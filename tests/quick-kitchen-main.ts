import { start } from '#server/main.ts'
import { aKitchen } from './api/a-kitchen.ts'

// The real server with a kitchen that costs nothing. With the real kitchen the server would warm up eight languages
// after its start, for four seconds of a core.
await start(() => {}, { kitchen: aKitchen() })
