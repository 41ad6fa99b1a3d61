import { escapeHtml } from './escape-html'

/** Characters that XML does not allow, and bidirectional overrides, which could reorder a line. */
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\u202a-\u202e\u2066-\u2069]/g

/** Text for an XML document, between tags and in attributes. */
export const escapeXml = (text: string): string => escapeHtml(text.toWellFormed().replace(NOT_IN_XML, ''))
