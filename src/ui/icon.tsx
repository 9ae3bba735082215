/** Stroked paths on a 16 px grid, see docs/design.md. An icon is never the only name of a control. */
const paths = {
  warning: 'M8 2 14.5 13.5h-13zM8 6.5v3.2M8 11.6v.1',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.3v3.4M8 5v.1',
  close: 'M4 4l8 8M12 4l-8 8',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  down: 'M3.5 6 8 10.5 12.5 6',
  right: 'M6 3.5 10.5 8 6 12.5',
  page: 'M4 2h5.5L12.5 5v9H4zM9.5 2v3h3M6 8h4.5M6 10.500h4.500',
  heading: 'M4 3v10M11 3v10M4 8h7',
  demo: 'M2 3h12v10H2zM2 6.500h12M6 6.500V13',
  braces:
    'M6 2.500c-2 0-2 1-2 2.500s0 2.500-1.500 3c1.500.5 1.500 1.500 1.500 3s0 2.500 2 2.500M10 2.500c2 0 2 1 2 2.500s0 2.500 1.500 3c-1.500.5-1.500 1.500-1.500 3s0 2.500-2 2.500',
  repeat: 'M13 8a5 5 0 1 1-1.500-3.500M13 2v3h-3',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.8 10.8 14 14',
  moon: 'M13.5 9.6A5.8 5.8 0 0 1 6.4 2.5a5.8 5.8 0 1 0 7.1 7.1Z',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M3.4 12.6l.7-.7M11.9 4.1l.7-.7',
  system: 'M2 3h12v8H2zM6 13.5h4M8 11v2.5',
  source: 'M5 4.5 1.5 8 5 11.5M11 4.5 14.5 8 11 11.5',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  edit: 'M10.5 2.5l3 3-8 8h-3v-3zM8.5 4.5l3 3',
  play: 'M4.5 2.5v11l9-5.5z',
  link: 'M6.5 9.5l3-3M7 4.5l1.6-1.6a3.2 3.2 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.6 1.6a3.2 3.2 0 0 1-4.5-4.5L4.5 7',
  flag: 'M3.5 14V2.5h8.5l-2 3 2 3H3.5',
  compare: 'M2 3h5v10H2zM9 3h5v10H9zM9 6.500h5M2 6.500h5',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  previous: 'M12.5 8h-9M7 4 3 8l4 4',
  next: 'M3.5 8h9M9 4l4 4-4 4',
  external: 'M9.5 2.5h4v4M13.5 2.5 7.5 8.5M12 9.5v4H2.5V4h4',
  clear: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9',
  check: 'M3 8.5l3.2 3.2L13 5',
  sidebar: 'M2 3h12v10H2zM6.5 3v10',
  expand: 'M9.5 2.5h4v4M13.5 2.5 9 7M6.5 13.5h-4v-4M2.5 13.5 7 9',
  shrink: 'M13 7H9V3M9 7l4.500-4.500M3 9h4v4M7 9l-4.500 4.500',
  heart: 'M8 13.5S2 10 2 5.900A3 3 0 0 1 8 4.700a3 3 0 0 1 6 1.200C14 10 8 13.500 8 13.500Z'
} as const

export type IconName = keyof typeof paths

export function Icon({ name }: { name: IconName }) {
  return <PathIcon path={paths[name]} hasDots={name === 'more'} />
}

/** Renders any path, for features with icons of their own. */
export function PathIcon({ path, hasDots }: { path: string; hasDots?: boolean }) {
  return (
    <svg className="i" viewBox="0 0 16 16" aria-hidden="true" data-dots={hasDots || undefined}>
      <path d={path} />
    </svg>
  )
}
