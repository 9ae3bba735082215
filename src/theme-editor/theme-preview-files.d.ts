declare module '/content/table/start/theme/*' {
  const component: unknown
  export default component
}
