declare module 'virtual:library-theme.css'
declare module '*.css'
