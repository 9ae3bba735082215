/** Phrases allowed in a file, because they are quotes or have another meaning. */
export const exceptions: Record<string, string[]> = {
  // Texts of the editor, which are the keys of its translation.
  'src/playground/editor/editor-texts.ts': [
    'Fold line',
    'Unfold line',
    'folded code',
    'Folded lines',
    'Unfolded lines'
  ],
  // Class names.
  'upgrade/rules/styles.ts': ['flip-move', 'caret-right funnel']
}
