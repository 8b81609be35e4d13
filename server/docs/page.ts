import { typeOf as typeOfColumn } from '@potluck/platform/rest/exposed'
import { html } from 'hono/html'
import { brand } from '#domain/brand.ts'
import type { Endpoint } from '#domain/endpoint.ts'
import { errorStatus } from '#domain/errors.ts'
import { problems } from '#locales/en/problems.ts'
import { type Field, fieldsOf, shapesOf, typeOf } from '#server/docs/describe-schema.ts'
import { accessWords, failuresOf, schemaOf } from '#server/docs/openapi.ts'
import { exposed } from '#server/rest/exposed.ts'

/** All functions on one page, for people. It needs no script. */
export function docsPage(endpoints: readonly Endpoint[], url: string) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${brand.product} API</title>
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="/api/docs/style.css">
  </head>
  <body>
    <a class="skip" href="#functions">Skip to the functions</a>
    <header>
      <p><a href="/">${brand.product}</a></p>
      <h1>The API</h1>
      <p class="lead">Everything the pages can do, a program can do. Functions are described here; accounts and rows speak Supabase's protocol.</p>
    </header>
    <main>
      <nav aria-label="On this page">
        <h2>On this page</h2>
        <ul>
          <li><a href="#calling">Calling a function</a></li>
          <li><a href="#accounts">Accounts and rows</a></li>
          <li><a href="#failures">When a call fails</a></li>
          ${endpoints.map(({ name }) => html`<li><a href="#${name}"><code>${name}</code></a></li>`)}
          <li><a href="#rows">Tables</a></li>
        </ul>
        <p><a href="/api/docs/openapi.json">OpenAPI 3.1, as JSON</a></p>
      </nav>
      <div class="text">
        ${callingSection(url)} ${accountsSection(url)} ${failuresSection()}
        <h2 id="functions">Functions</h2>
        ${endpoints.map((endpoint) => functionSection(endpoint, url))}
        ${tablesSection()}
      </div>
    </main>
  </body>
</html>`
}

const callingSection = (url: string) => html`<section id="calling">
  <h2>Calling a function</h2>
  <p>Send JSON by POST to <code>${url}/functions/v1/</code> and the function's name. A visitor needs no key. A signed-in member sends the access token of
    the session as <code>Authorization: Bearer …</code>; the public key for <code>apikey</code> is in <a href="/config.json">/config.json</a>.</p>
</section>`

const accountsSection = (url: string) => html`<section id="accounts">
  <h2>Accounts and rows</h2>
  <p>At the <code>url</code> that <a href="/config.json">/config.json</a> names, <code>/auth/v1</code> answers as GoTrue does and <code>/rest/v1</code> as PostgREST does, so the
    official client works as it is, in a browser or in Node 22 or newer:</p>
  <pre tabindex="0"><code>import { createClient } from '@supabase/supabase-js'

const { url, anonKey } = await (await fetch('${url}/config.json')).json()
const potluck = createClient(url, anonKey)
await potluck.auth.signInWithPassword({ email, password })
const { data } = await potluck.from('saved_recipes').select('*')</code></pre>
  <p>An account with a second factor is half signed in until the session shows it (<code>auth.mfa.challengeAndVerify</code>): it has no rows and no roles, and most functions answer
    <code>second_factor_required</code>.</p>
  <p>At the same <code>url</code>, <code>/realtime/v1</code> tells a member of changes to the own rows of <code>profiles</code>, <code>user_roles</code> and <code>saved_recipes</code>
    (<code>postgres_changes</code>) and carries messages between the member's tabs on the private topic <code>user:</code> and the account's id; <code>/storage/v1</code> shows the pictures of the public bucket
    <code>recipe-pictures</code>, which the server and admins keep.</p>
</section>`

const failuresSection = () => html`<section id="failures">
  <h2>When a call fails</h2>
  <p>Failures are <code>application/problem+json</code> (RFC 9457). Decide by <code>code</code>, which stays; <code>title</code> is a sentence for people, and
    <code>requestId</code> names the call in the logs. 429 and 503 say in <code>Retry-After</code> when to try again. What is not a failure is 200: a limit that is
    reached, food that cannot be cooked.</p>
</section>`

const tablesSection = () => html`<section id="rows">
  <h2>Tables</h2>
  <p>At <code>/rest/v1</code> of the same <code>url</code>, in PostgREST's protocol: <code>select</code> with columns, <code>eq</code>, <code>neq</code>, <code>gt</code>, <code>gte</code>, <code>lt</code>,
    <code>lte</code>, <code>like</code>, <code>ilike</code>, <code>is</code>, <code>in</code>, <code>not</code>, <code>or</code> and <code>and</code>, <code>order</code>, <code>limit</code>,
    <code>range</code>, <code>single</code>, <code>maybeSingle</code> and <code>count</code>. JSON paths, <code>contains</code>, text search, embedding and CSV are not taken. A row or column that is
    not for you is not there, or is refused with 42501; the database decides it, whatever the program asks.</p>
  <p>Rows are written by <code>insert</code>, <code>update</code>, <code>delete</code> and <code>upsert</code>, which names the key that is not the primary one
    (<code>onConflict: 'user_id'</code> for a profile). Without a filter nothing is changed or deleted: 21000. An answer has a thousand rows at most.</p>
  ${Object.entries(exposed.tables).map(
    ([name, { about, columns }]) => html`<h3 class="table"><code>${name}</code></h3>
  <p>${about}</p>
  <p class="columns">${Object.entries(columns).map(([column, type]) => html`<code>${column}</code> <span>${typeOfColumn(type)}</span> `)}</p>`,
  )}
  ${Object.entries(exposed.functions).map(([name, { about }]) => html`<h3 class="table"><code>rpc/${name}</code></h3><p>${about}</p>`)}
</section>`

function functionSection(endpoint: Endpoint, url: string) {
  const input = schemaOf(endpoint, 'input')
  const shapes = shapesOf(schemaOf(endpoint, 'output'))
  return html`<section class="function" id="${endpoint.name}" aria-labelledby="${endpoint.name}-title">
  <h3 id="${endpoint.name}-title"><span class="method">POST</span> <code>/functions/v1/${endpoint.name}</code></h3>
  <p>${endpoint.summary}</p>
  <p class="who">${accessWords[endpoint.access]}</p>
  <h4>Body</h4>
  ${fieldsTable(fieldsOf(input), 'No fields.')}
  <pre tabindex="0"><code>curl ${url}/functions/v1/${endpoint.name} \\
  -H 'content-type: application/json' \\
  -d '${JSON.stringify(endpoint.example)}'</code></pre>
  <h4>Answer</h4>
  ${shapes.map((shape) => html`<details ${shapes.length === 1 ? 'open' : ''}><summary>${shapeName(shape)}</summary>${fieldsTable(fieldsOf(shape), typeOf(shape))}</details>`)}
  <h4>Failures</h4>
  <div class="wide" tabindex="0"><table>
    <thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${failuresOf(endpoint).map((code) => html`<tr><td>${errorStatus[code]}</td><td><code>${code}</code></td><td>${problems[code]}</td></tr>`)}</tbody>
  </table></div>
</section>`
}

/** A shape's name: its `type`, or else the names of its fields. */
function shapeName(shape: unknown): string {
  const fields = fieldsOf(shape).filter(({ depth }) => depth === 0)
  const type = fields.find(({ name, type: words }) => name === 'type' && words.startsWith('"'))
  return type ? `200, ${type.type}` : `200, { ${fields.map(({ name, isRequired }) => (isRequired ? name : `${name}?`)).join(', ')} }`
}

function fieldsTable(fields: readonly Field[], whenNone: string) {
  if (fields.length === 0) return html`<p>${whenNone}</p>`
  return html`<div class="wide" tabindex="0"><table>
    <thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Notes</th></tr></thead>
    <tbody>${fields.map(
      ({ name, depth, type, isRequired, notes }) =>
        html`<tr><td class="depth-${Math.min(depth, 4)}"><code>${name}</code></td><td>${type}</td><td>${[isRequired ? 'required' : '', notes].filter(Boolean).join(', ')}</td></tr>`,
    )}</tbody>
  </table></div>`
}
