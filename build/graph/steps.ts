/** Everything that workers can run. A step is known by its name once its file is imported. */
import '../api/usage/installed-usage.ts'
import '../demos/demo-variant.ts'
import '../pages/page-text.ts'
import '../search/page-leads.ts'
