/** Headers that proxies and tunnels add to forwarded calls. */
const proxyHeaders =
  /^(x-forwarded-.*|forwarded|via|x-real-ip|x-original-.*|x-client-ip|true-client-ip|cf-.*|cdn-.*|fly-.*|fastly-.*|tailscale-.*|ngrok-.*)$/

/** Other headers and values by which some proxies say that the call came by https. */
const httpsHeaders = /^(front-end-https|x-arr-ssl|x-scheme|x-url-scheme)$/
const httpsValues = /\bhttps\b|^(on|443)$/i

/** Whether a proxy's or tunnel's headers show that it forwarded the call. */
export function hasProxyHeaders(headers: Headers): boolean {
  return [...headers.keys()].some((name) => proxyHeaders.test(name))
}

/** Whether any header, trusted or not, says that the call came by https. */
export function claimsHttps(headers: Headers): boolean {
  return [...headers].some(([name, value]) => (proxyHeaders.test(name) || httpsHeaders.test(name)) && httpsValues.test(value))
}
