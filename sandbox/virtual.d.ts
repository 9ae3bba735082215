declare module 'virtual:library-theme.css'
declare module '*.css'

declare module 'vxe-pc-ui/es/components.js' {
  export { VxeUI } from 'vxe-pc-ui'
}
declare module 'vxe-table-new/es/components.js' {}
