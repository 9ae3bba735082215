/** Files of packages that bring no types for them. */
declare module 'ant-design-vue/es/locale/*'
declare module 'element-ui/lib/locale*'
