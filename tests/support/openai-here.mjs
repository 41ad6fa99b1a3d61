// Loaded into the product by a test: requests to OpenAI's own address go to the stand-in, at the network edge.
const outside = globalThis.fetch
globalThis.fetch = (input, init) => {
  const url = String(input instanceof Request ? input.url : input)
  return outside(url.replace('https://api.openai.com/v1', process.env.OPENAI_STAND_IN ?? ''), init)
}
