/** Declarations for files of packages that ship no types. */
declare module 'ant-design-vue/es/locale/*'
declare module 'element-ui/lib/locale*'
