import { defineConfig } from 'vitest/config'

// Its own file: tests start in the repository's root and need none of the plugins that build the pages.
export default defineConfig({ test: { exclude: ['**/node_modules/**', 'dist/**', 'data/**'] } })
