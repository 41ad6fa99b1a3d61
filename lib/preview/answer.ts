/** The address of a picture changes with whatever it shows, and crawlers of any origin show it. */
export function pictureAnswer(picture: ArrayBuffer): Response {
  return new Response(picture, {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
