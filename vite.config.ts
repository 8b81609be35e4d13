import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The two fonts of every page, asked for with the page itself, so that nothing moves when they arrive. */
const firstFonts = /(fraunces-latin-soft|source-sans-3-latin-wght)-normal.*\.woff2$/

const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => firstFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
}

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), preloadFonts],
  build: { outDir: '../dist/web', emptyOutDir: true, manifest: true },
})
