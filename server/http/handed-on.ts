/** What proxies and tunnels add to the calls that they hand on. */
const handedOn =
  /^(x-forwarded-.*|forwarded|via|x-real-ip|x-original-.*|x-client-ip|true-client-ip|cf-.*|cdn-.*|fly-.*|fastly-.*|tailscale-.*|ngrok-.*)$/

/** How some of them say that they were called by https. */
const nameOfHttps = /^(front-end-https|x-arr-ssl|x-scheme|x-url-scheme)$/
const valueOfHttps = /\bhttps\b|^(on|443)$/i

/** Whether a proxy or tunnel handed a call on, as far as it says so. */
export function isHandedOn(headers: Headers): boolean {
  return [...headers.keys()].some((name) => handedOn.test(name))
}

/** Whether anybody on the way, believed or not, says that a call came by https. */
export function saysHttps(headers: Headers): boolean {
  return [...headers].some(([name, value]) => (handedOn.test(name) || nameOfHttps.test(name)) && valueOfHttps.test(value))
}
