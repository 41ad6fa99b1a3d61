import { LEAK, type Family } from './payload'

/**
 * Elements and properties that load an image, each with one from another origin after an allowed
 * one.
 */
const CARRIERS = [
  `<img src="${LEAK}">`,
  `<img src="http:leak.test/x">`,
  `<img src="//leak.test/x">`,
  `<img src="\\\\leak.test\\x">`,
  `<img src="/\\leak.test/x">`,
  `<img src="\thttp://leak.test/x">`,
  `<img src="h\nttp://leak.test/x">`,
  `<img src="http://user:pass@leak.test/x">`,
  `<img src="http://leak.test/api/icons/react">`,
  `<img src="//leak.test/api/icons/react">`,
  `<img src="/api/icons/../../../leak">`,
  `<img src="/api/icons/%2e%2e%2f%2e%2e%2faccount/token">`,
  `<img src="/api/iconsx/react">`,
  `<img src="/api/account/token">`,
  `<img src="/profile">`,
  `<img srcset="${LEAK} 1x">`,
  `<img src=/api/icons/react srcset="${LEAK} 2x">`,
  `<picture><source srcset="${LEAK}"><img src=/api/icons/react></picture>`,
  `<video poster="${LEAK}" autoplay></video>`,
  `<video src="${LEAK}" autoplay muted></video>`,
  `<audio src="${LEAK}" autoplay></audio>`,
  `<video><source src="${LEAK}"><track default kind=captions src="${LEAK}"></video>`,
  `<input type=image src="${LEAK}">`,
  `<body background="${LEAK}">x`,
  `<table background="${LEAK}"><tr><td background="${LEAK}">x</table>`,
  `<noscript><img src="${LEAK}"></noscript>`,
  `<template><img src="${LEAK}"></template>`,
  `<template shadowrootmode=open><img src="${LEAK}"></template>`,
  `<div><template shadowrootmode=open><style>:host{background:url(${LEAK})}</style></template></div>`,
  `<image src="${LEAK}">`,
  `<image href="${LEAK}">`,
  `<img lowsrc="${LEAK}" dynsrc="${LEAK}" src=/api/icons/react>`,
  `<img src=/api/icons/react longdesc="${LEAK}" usemap="${LEAK}">`,
  `<object data="${LEAK}" type=image/png></object>`,
  `<style>body{background:url(${LEAK})}</style>`,
  `<div style="background:url(${LEAK})">x</div>`,
]

export const imageCarriers: Family = {
  name: 'carriers of images',
  pages: CARRIERS.map((carrier) => `<img src="http://pic.test/one.png">${carrier}`),
}
