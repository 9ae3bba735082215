/** What a sentence may keep, because it quotes somebody or means something else. By file. */
export const exceptions: Record<string, string[]> = {
  // The editor's own words, by which its translation is found.
  'src/playground/editor/editor-texts.ts': [
    'Fold line',
    'Unfold line',
    'folded code',
    'Folded lines',
    'Unfolded lines'
  ],
  // Names of classes.
  'upgrade/rules/styles.ts': ['flip-move', 'caret-right funnel']
}
