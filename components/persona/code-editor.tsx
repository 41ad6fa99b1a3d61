'use client'

import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { html as htmlLanguage } from '@codemirror/lang-html'
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react'

export interface CodeEditorHandle {
  replace: (text: string) => void
  goTo: (line: number) => void
}

interface CodeEditorProps {
  ref: Ref<CodeEditorHandle>
  label: string
  initial: string
  onChange: (text: string) => void
}

/** White in every theme, because the syntax colours need a white background. */
const LOOKS = EditorView.theme({
  '&': { height: '400px', backgroundColor: '#fff', color: '#1a1a1a', colorScheme: 'light' },
  '.cm-gutters': { backgroundColor: '#f3f3f3', color: '#5f5f5f' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
})

/** The editor's style elements need the nonce of the page's policy. */
const pageNonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

export function CodeEditor({ ref, label, initial, onChange }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const changed = useEffectEvent((text: string) => onChange(text))
  const first = useEffectEvent(() => initial)

  useEffect(() => {
    if (!place.current) return
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: first(),
        extensions: [
          EditorView.cspNonce.of(pageNonce()),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          EditorView.lineWrapping,
          EditorView.updateListener.of((update) => update.docChanged && changed(update.state.doc.toString())),
          LOOKS,
          lineNumbers(),
          history(),
          htmlLanguage(),
          syntaxHighlighting(defaultHighlightStyle),
          // Tab moves focus, so that the editor is no keyboard trap.
          keymap.of([...defaultKeymap, ...historyKeymap]),
        ],
      }),
    })
    view.current = editor
    return () => {
      view.current = undefined
      editor.destroy()
    }
  }, [label])

  useImperativeHandle(ref, () => ({
    replace: (text) => {
      const editor = view.current
      editor?.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } })
    },
    goTo: (line) => {
      const editor = view.current
      if (!editor || line > editor.state.doc.lines) return
      const { from, to } = editor.state.doc.line(line)
      editor.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true })
      editor.focus()
    },
  }))

  // 16 px on touch screens: an iPhone zooms in on smaller text.
  return <div ref={place} className="overflow-clip rounded-control border text-[13px] pointer-coarse:text-base" />
}
