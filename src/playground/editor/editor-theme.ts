import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

const field = {
  height: 'var(--ctl-s)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r-2)',
  background: 'var(--bg)',
  color: 'var(--ink)',
  font: '400 var(--t-13) / 1 var(--font)'
}
const ring = { outline: '2px solid var(--accent)', outlineOffset: '-1px' }

/**
 * CodeMirror's own rules are in no cascade layer, so these cannot be in the site's style sheet. There is one theme,
 * because the tokens adapt to light and dark.
 */
const rules: Parameters<typeof EditorView.theme>[0] = {
  '&': { height: '100%', background: 'var(--bg)', color: 'var(--code-fn)', fontSize: 'var(--t-13)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--mono)',
    lineHeight: 'var(--lh-code)',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--line-strong) transparent'
  },
  '.cm-content': { padding: '14px 0', caretColor: 'var(--ink)', fontVariantLigatures: 'none' },
  '.cm-content:focus-visible': { outline: 'none' },
  '.cm-line': { padding: '0 20px 0 0' },
  '.cm-cursor, .cm-dropCursor': { borderLeft: '1.5px solid var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--accent) 24%, transparent)'
  },
  '.cm-activeLine': { background: 'color-mix(in srgb, var(--bg-hover) 60%, transparent)' },
  '.cm-gutters': { border: 0, background: 'var(--bg)', color: 'var(--ink-3)', fontSize: '11px' },
  '.cm-activeLineGutter': { background: 'none', color: 'var(--ink)' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '32px', padding: '0 4px 0 0' },
  '.cm-gutter-lint': { width: '10px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0' },
  '.cm-lint-marker': { width: '6px', height: '6px', margin: '8px 2px' },
  '.cm-lint-marker-error': { content: '""', borderRadius: '50%', background: 'var(--bad)' },
  '.cm-lint-marker-warning': { content: '""', background: 'var(--warn)' },
  '.cm-lint-marker-info': { content: '""', borderRadius: '50%', border: '1.5px solid var(--accent)' },
  '.cm-foldGutter .cm-gutterElement': {
    width: '14px',
    padding: '0 2px',
    textAlign: 'center',
    opacity: 0.6,
    cursor: 'pointer'
  },
  '.cm-foldGutter .cm-gutterElement:hover': { opacity: 1 },
  '.cm-foldPlaceholder': {
    margin: '0 2px',
    padding: '0 6px',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--r-1)',
    background: 'var(--bg-sunken)',
    color: 'var(--ink-3)'
  },
  '&.cm-focused .cm-matchingBracket': {
    background: 'var(--accent-bg)',
    boxShadow: '0 0 0 1px var(--accent-line)',
    borderRadius: '1px'
  },
  '.cm-selectionMatch': { background: 'var(--bg-press)' },
  '.cm-searchMatch': { background: 'var(--mark)', color: 'var(--on-mark)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--accent)', background: 'var(--mark)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--bad) 1px',
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none'
  },
  '.cm-lintRange-warning, .cm-lintRange-info': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warn) 1px',
    textUnderlineOffset: '3px',
    textDecorationSkipInk: 'none'
  },
  '.cm-lintRange-info': { textDecoration: 'underline dotted var(--accent) 1.5px' },
  '.cm-lintPoint-error::after': { borderBottomColor: 'var(--bad)' },
  '.cm-panels': { background: 'var(--bg-sunken)', color: 'var(--ink)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    alignItems: 'center',
    padding: '8px 36px 8px 12px',
    font: '400 var(--t-13) / 1.4 var(--font)'
  },
  '.cm-panel.cm-search br': { flexBasis: '100%', content: '""' },
  '.cm-panel.cm-search :is(input, button, label)': { margin: 0 },
  '.cm-panel.cm-search label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: 'var(--t-12)',
    color: 'var(--ink-2)'
  },
  '.cm-panel.cm-search input[type=checkbox]': { accentColor: 'var(--accent)' },
  '.cm-textfield': { ...field, width: '180px', padding: '0 8px' },
  '.cm-button': { ...field, padding: '0 10px', backgroundImage: 'none', fontSize: 'var(--t-12)', cursor: 'pointer' },
  '.cm-button:hover': { borderColor: 'var(--ink-3)', background: 'var(--bg-hover)' },
  '.cm-button:active': { backgroundImage: 'none', background: 'var(--bg-press)' },
  '.cm-textfield:focus-visible, .cm-button:focus-visible': ring,
  '.cm-panel.cm-search [name=close]': {
    top: '8px',
    right: '8px',
    width: '28px',
    height: '28px',
    borderRadius: 'var(--r-2)',
    color: 'var(--ink-3)',
    fontSize: '18px',
    cursor: 'pointer'
  },
  '.cm-panel.cm-search [name=close]:hover': { background: 'var(--bg-hover)', color: 'var(--ink)' },
  '.cm-tooltip': {
    border: 0,
    borderRadius: 'var(--r-2)',
    background: 'var(--bg)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow-pop)',
    font: '400 var(--t-13) / 1.5 var(--font)',
    zIndex: 'var(--z-pop)'
  },
  '.cm-tooltip-section:not(:first-child)': { borderTop: '1px solid var(--line)' },
  '.cm-diagnostic': {
    margin: 0,
    padding: '6px 12px',
    borderLeft: '3px solid var(--bad)',
    maxWidth: 'min(480px, calc(100vw - 32px))',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere'
  },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warn)' },
  '.cm-diagnostic-info': { borderLeftColor: 'var(--accent)' },
  '.cm-diagnostic code': { fontFamily: 'var(--mono)', fontSize: '0.92em' },
  '.cm-diagnostic a': { color: 'var(--accent)', textDecoration: 'underline' },
  '.cm-diagnosticAction': {
    ...field,
    display: 'block',
    margin: '6px 0 2px',
    padding: '0 10px',
    fontSize: 'var(--t-12)',
    cursor: 'pointer'
  },
  '.cm-diagnosticAction:hover': { borderColor: 'var(--ink-3)', background: 'var(--bg-hover)' },
  '.cm-diagnosticAction:focus-visible': ring,
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    minWidth: '200px',
    maxWidth: 'min(440px, calc(100vw - 24px))',
    maxHeight: '264px',
    padding: '4px',
    font: '400 12px / 1.4 var(--mono)',
    scrollbarWidth: 'thin',
    scrollbarColor: 'var(--line-strong) transparent'
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: '16px',
    alignItems: 'center',
    minHeight: '24px',
    padding: '0 8px',
    borderRadius: 'var(--r-1)'
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--accent-bg)', color: 'var(--ink)' },
  '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--accent)', fontWeight: '600' },
  '.cm-completionDetail': {
    flex: 1,
    overflow: 'hidden',
    marginLeft: 0,
    textAlign: 'right',
    textOverflow: 'ellipsis',
    fontStyle: 'normal',
    color: 'var(--ink-3)'
  },
  '.cm-deprecated .cm-completionLabel': { color: 'var(--ink-3)', textDecoration: 'line-through' },
  '.cm-tooltip.cm-completionInfo': { width: 'max-content', maxWidth: 'min(340px, calc(100vw - 24px))', padding: 0 },
  '@media (max-width: 767px)': {
    // Below 16 px a phone zooms into the field.
    '&': { fontSize: '16px' },
    '.cm-scroller': { lineHeight: '26px' },
    '.cm-lint-marker': { margin: '10px 2px' },
    '.cm-diagnosticAction': { height: '40px' },
    '.cm-textfield': { flex: 1, minWidth: '140px', fontSize: '16px' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontSize: '14px' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { minHeight: '40px' }
  }
}

export const editorTheme: Extension = EditorView.theme(rules)
