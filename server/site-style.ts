/** Colors and sizes of the site, for pages without a script; the theme follows the system. */
export const siteStyle = `
:root { color-scheme: light dark; font: 14px/1.75 system-ui, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
  --bg: #fff; --ink: #14201e; --ink-2: #43504e; --ink-3: #5d6967; --line: #e0e6e5; --line-strong: #c3cdcb; --accent: #0a6b66;
  --warn: #845400; --warn-bg: #fdf6e7; --warn-line: #ecd6a3; --good: #1f6f3a; --good-bg: #eef7f0; --good-line: #b5d9c0 }
@media (prefers-color-scheme: dark) { :root { --bg: #101615; --ink: #e3eae8; --ink-2: #b2bdba; --ink-3: #8b9794; --line: #28312f; --line-strong: #43504d; --accent: #5ec8bb;
  --warn: #e3b75c; --warn-bg: #241d0e; --warn-line: #4d3e1a; --good: #7cc793; --good-bg: #11231a; --good-line: #264a35 } }
body { margin: 0; background: var(--bg); color: var(--ink-2) }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 9px 24px; border-bottom: 1px solid var(--line) }
.home { display: flex; align-items: center; gap: 10px; color: var(--ink); font-size: 15px; font-weight: 600 }
.home:hover { text-decoration: none }
.cell { fill: var(--accent); stroke: var(--accent); stroke-width: 1.5 }
form { display: flex; flex: 0 1 380px; gap: 8px }
input, button { box-sizing: border-box; height: 34px; border: 1px solid var(--line-strong); border-radius: 5px; background: var(--bg); color: var(--ink); font: inherit; font-size: 13px }
input { flex: 1; min-width: 0; padding: 0 10px }
button { padding: 0 12px; font-weight: 500; cursor: pointer }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
header nav { margin-left: auto }
@media (max-width: 767px) { header { padding: 6px 16px } form { flex: 1 0 100%; order: 1 } .home, nav a { line-height: 44px } input, button { height: 44px; font-size: 16px } main { padding-inline: 16px !important } }
nav { display: flex; gap: 16px }
main { max-width: 700px; margin: 0 auto; padding: 24px 24px 48px }
h1, h2, h3 { color: var(--ink); line-height: 1.3; overflow-wrap: anywhere }
h1 { margin: 0 0 8px; font-size: 1.75rem }
h2 { margin: 32px 0 0; padding-top: 16px; border-top: 1px solid var(--line); font-size: 15px }
h3 { margin: 12px 0 4px; font-size: 14px; font-weight: 500 }
p { margin: 8px 0 }
main > p:last-child { margin-top: 32px }
a { color: var(--accent); text-decoration: none }
a:hover { text-decoration: underline }
ul { margin: 0; padding: 0; list-style: none }
li { padding: 4px 0; overflow-wrap: anywhere; white-space: pre-line }
li b { display: inline-block; padding: 0 6px; border: 1px solid; border-radius: 3px; font-size: 12px; font-weight: 500 }
li b.known { color: var(--warn); background: var(--warn-bg); border-color: var(--warn-line) }
li b.fixed { color: var(--good); background: var(--good-bg); border-color: var(--good-line) }
code { color: var(--ink-2); font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere }
small { color: var(--ink-3); font-size: 12px }
`
