// Preloaded into the product by a test: redirects requests to OpenAI's API to the stand-in.
const outside = globalThis.fetch
globalThis.fetch = (input, init) => {
  const url = String(input instanceof Request ? input.url : input)
  return outside(url.replace('https://api.openai.com/v1', process.env.OPENAI_STAND_IN ?? ''), init)
}
