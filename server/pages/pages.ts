import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Language } from '@potluck/kitchen/options'
import { defaultLanguage, directionOf, readLanguage } from '#domain/languages.ts'
import { pageLanguages } from '#locales/page-languages.ts'
import { etagOf, matchesEtag } from '#server/http/etag.ts'

/** The built pages and their files. */
export interface Pages {
  /**
   * The file at a path such as /assets/main.js, in the best encoding that the caller accepts; undefined when there is
   * no file.
   */
  file(path: string, request: { acceptEncoding: string; ifNoneMatch: string | undefined }): Response | undefined
  /**
   * index.html with a status, in the language of `?lang=` if the pages speak it, so that the text direction is right
   * from the first paint. Undefined when the pages are not built.
   */
  page(status: number, acceptEncoding: string, asked?: string): Response | undefined
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

const encodings = [
  { name: 'br', ending: '.br', pack: brotliCompressSync },
  { name: 'gzip', ending: '.gz', pack: gzipSync },
] as const

interface Entry {
  content: Buffer<ArrayBuffer>
  type: string
  etag: string
  /** The name changes with the content, so browsers may cache the file for ever. */
  isHashed: boolean
  packed: readonly { name: string; content: Buffer<ArrayBuffer> }[]
}

/**
 * Reads the built files once, so that a later build does not change them under a running server. Paths are looked up
 * in memory, never on disk, so none leads outside the folder.
 */
export function openPages(folder: string, spoken = pageLanguages): Pages {
  const entries = new Map(listFiles(folder).map((file) => [file.path, file.entry]))
  const index = entries.get('/index.html')
  const indexes = new Map(index && spoken.map((language) => [language, inLanguage(index, language)]))

  const send = (entry: Entry, acceptEncoding: string, status = 200): Response => {
    const encoding = entry.packed.find(({ name }) => accepts(acceptEncoding, name))
    const body = (encoding ?? entry).content
    const headers = new Headers({
      'content-type': entry.type,
      'content-length': String(body.length),
      'cache-control': entry.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: entry.etag,
    })
    if (entry.packed.length > 0) headers.set('vary', 'accept-encoding')
    if (encoding) headers.set('content-encoding', encoding.name)
    return new Response(body, { status, headers })
  }

  return {
    file(path, { acceptEncoding, ifNoneMatch }) {
      const entry = path === '/index.html' ? undefined : entries.get(path)
      if (!entry) return undefined
      if (matchesEtag(ifNoneMatch, entry.etag)) {
        return new Response(null, { status: 304, headers: { etag: entry.etag } })
      }
      return send(entry, acceptEncoding)
    },
    page(status, acceptEncoding, asked) {
      const entry = indexes.get(readLanguage(asked, spoken))
      return entry && send(entry, acceptEncoding, status)
    },
  }
}

const htmlOf = (language: Language) => `<html lang="${language}" dir="${directionOf(language)}">`

/** index.html with another language and direction on the html element, compressed like the built page. */
function inLanguage(index: Entry, language: Language): Entry {
  if (language === defaultLanguage) return index
  const content = Buffer.from(index.content.toString().replace(htmlOf(defaultLanguage), htmlOf(language)))
  const kept = encodings.filter(({ name }) => index.packed.some((packed) => packed.name === name))
  return { ...index, content, etag: etagOf(content), packed: kept.map(({ name, pack }) => ({ name, content: pack(content) })) }
}

function listFiles(folder: string): { path: string; entry: Entry }[] {
  if (!existsSync(folder)) return []
  const places = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((place) => !relative(folder, place).startsWith('.'))
  const all = new Set(places)
  return places
    .filter((place) => !encodings.some(({ ending }) => place.endsWith(ending)))
    .map((place) => {
      const path = `/${relative(folder, place).split(sep).join('/')}`
      const content = readFileSync(place)
      const entry = {
        content,
        type: types[extname(place)] ?? 'application/octet-stream',
        etag: etagOf(content),
        isHashed: path.startsWith('/assets/'),
        packed: encodings
          .filter(({ ending }) => all.has(place + ending))
          .map(({ name, ending }) => ({ name, content: readFileSync(place + ending) })),
      }
      return { path, entry }
    })
}

function accepts(acceptEncoding: string, name: string): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return coding === name && !parameters.includes('q=0')
  })
}
