/**
 * Style of the picture, for the site and for a report in HTML. Each state has a color and a shape: a square is automatic,
 * a circle is to check, a diamond is to decide, a cross was not checked, a dot has no change.
 */
export const pictureStyle = `
[data-picture] { --cell: 18px; --cell-gap: 4px; display: grid; gap: 12px; }
[data-picture='medium'] { --cell: 13px; --cell-gap: 3px; }
[data-picture='small'] { --cell: 9px; --cell-gap: 2px; }
[data-picture] ul[data-legend] { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0; padding: 0; list-style: none; }
[data-picture] ul[data-legend] > li { display: flex; align-items: center; gap: 6px; margin: 0; padding: 0; color: var(--ink-2); font-size: 13px; font-variant-numeric: tabular-nums; }
[data-picture] ul[data-legend] > li::before { display: none; }
[data-legend] { --cell: 14px; }
[data-picture] [role='toolbar'] { display: grid; gap: 10px; }
[data-picture] section { content-visibility: auto; contain-intrinsic-size: auto 60px; }
[data-picture] section > p { max-width: none; margin: 0 0 4px; color: var(--ink-2); font: 400 12px/1.4 var(--mono); overflow-wrap: anywhere; }
[data-picture] section > p > small { color: var(--ink-3); font: inherit; }
[data-picture] section > div { display: flex; flex-wrap: wrap; gap: var(--cell-gap); padding: 3px; }
[data-picture] [data-state] { position: relative; flex: none; width: var(--cell); height: var(--cell); min-height: 0; padding: 0; border: 0; border-radius: 2px; background: none; cursor: pointer; }
[data-picture] i[data-state] { cursor: default; }
[data-picture] [data-state]::before { content: ''; position: absolute; inset: 0; border-radius: 2px; background: var(--state); }
[data-picture] [data-state='mechanical'] { --state: var(--good); }
[data-picture] [data-state='look'] { --state: var(--warn); }
[data-picture] [data-state='decide'], [data-picture] [data-state='unread'] { --state: var(--bad); }
[data-picture] [data-state='unchanged'] { --state: var(--line-strong); }
[data-picture] [data-state='look']::before { border-radius: 50%; }
[data-picture] [data-state='decide']::before { border-radius: 0; clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%); }
[data-picture] [data-state='unread']::before { border-radius: 0; clip-path: polygon(20% 0, 50% 30%, 80% 0, 100% 20%, 70% 50%, 100% 80%, 80% 100%, 50% 70%, 20% 100%, 0 80%, 30% 50%, 0 20%); }
[data-picture] [data-state='unchanged']::before { inset: 35%; border-radius: 50%; }
[data-picture] [data-cell]:hover { box-shadow: 0 0 0 2px var(--bg), 0 0 0 3px var(--ink-3); }
[data-picture] [data-cell]:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
@media (forced-colors: active) { [data-picture] [data-state]::before { background: CanvasText; forced-color-adjust: none; } }
`
