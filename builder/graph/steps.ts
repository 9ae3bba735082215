/** Imports every step that workers can run: a step is registered under its name when its file is imported. */
import '../api/usage/installed-usage.ts'
import '../demos/demo-variant.ts'
import '../pages/page-text.ts'
import '../search/page-word-counts.ts'
import '../standalone/standalone-source.ts'
