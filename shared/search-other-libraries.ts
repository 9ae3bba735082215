/**
 * Names in AG Grid, MUI, Ant Design, Element, vxe-table 2 and others, and after `>` their names here: readers search for
 * the names they know. Lower case without punctuation, so that `rowSelection` and `row-selection` are equal. Names that this
 * library has itself must not be listed before `>`.
 */
const nameLines = [
  // Columns and rows.
  'columndefs coldefs colheaders > columns',
  'rowdata datasource dataprovider > data',
  'setrowdata updaterowdata setgridoption > loaddata',
  'getrownodeid itemkey > keyfield',
  'dataindex > columnfield',
  'columnvisibilitymodel hiddencolumns setcolumnvisible > visible',
  'columngroupingmodel nestedheaders groupheader > colgroup',
  'pinnedcolumns fixedcolumnsleft fixedcolumns > fixed',
  'autosizecolumns autosizeallcolumns sizecolumnstofit autosizestrategy > columnwidth',
  'tablelayout > columnwidth tablefit',
  'suppressmovable columnreordering > draggable',
  'domlayout > height',
  // Cells.
  'valueformatter valuegetter > formatter',
  'cellrendererparams celleditorparams > cellrender editrender',
  'valuesetter valueparser > editclosed',
  'cellrenderer customrender bodycell slotscope scopedslots vslots > columndefault',
  'celleditor cellrendererselector > editrender',
  'customheadercell headercomponent > header',
  'customcell onheadercell > spanmethod',
  'cellclassrules getcellclass > cellclassname',
  'getrowclass rowclassrules getrowstyle > rowclassname',
  'showoverflowtooltip tooltipfield > showoverflow',
  'tooltipeffect > tooltipconfigtheme',
  'norowsoverlay norowsoverlaycomponent overlaynorowstemplate nodatatext > empty',
  'loadingoverlaycomponent showloadingoverlay > loading',
  // Selection.
  'rowselection checkboxselection showselect selectionmodel > checkbox',
  'getselectedrows getselectednodes getselectionrows > getcheckboxrecords',
  'selectedrowkeys defaultselectedrowkeys > checkrowkeys',
  'getcheckboxprops selectable isrowselectable > checkmethod',
  'togglerowselection setselected > setcheckboxrow',
  'toggleallselection selectall > setallcheckboxrow',
  'clearselection deselectall > clearcheckboxrow',
  'selectionchange onselectionchanged > checkboxchange',
  'reserveselection preserveselectedrowkeys keepnonexistentrowsselected > checkboxconfigreserve',
  // Sorting and filters.
  'sorter customsort comparator sortcomparator > sortmethod',
  'defaultsortorder sortmodel initialsort > defaultsort',
  'onfilter externalfilter setfiltermodel > filtermethod',
  'filterdropdown filtercomponent > filterrender',
  'quickfilter quickfiltertext globalfilter > search',
  // Trees, expanded rows and groups.
  'treeprops treedata childrencolumnname gettreedatapath > treeconfig',
  'expandedrowrender masterdetail detailpanel detailcellrenderer > expand',
  'expandedrowkeys defaultexpandedrowkeys > expandrowkeys',
  'rowexpandable getdetailpanelcontent > visiblemethod',
  'defaultexpandall defaultexpandallrows > expandall',
  'togglerowexpansion setexpanded > setrowexpand',
  'rowgroup rowgrouping autogroupcolumndef > group',
  // Footer, paging and export.
  'showsummary pinnedbottomrowdata > footer',
  'getsummaries > footermethod',
  'pagesizeoptions showsizechanger itemsperpage rowsperpageoptions > pagesizes',
  'paginationmodel > pager',
  'exportdataascsv exportdataasexcel getdataascsv > exportdata',
  // Editing.
  'processrowupdate oncellvaluechanged onrowupdate > editclosed',
  'startcelleditingparams starteditingcell > seteditcell',
  'singleclickedit editmode > trigger',
  'applytransaction addrow > insert',
  'undoredocellediting > revert',
  // Scrolling and layout.
  'ensureindexvisible scrolltoindex > scrolltorow',
  'dolayout updatedimensions > recalculate',
  'suppressrowvirtualisation rowbuffer rowmodeltype > virtual',
  // Component libraries without a page of their own.
  'iview viewui viewdesign vuetify layui > elementui',
  // vxe-table 2.
  'selectconfig > checkboxconfig',
  'getselectrecords > getcheckboxrecords',
  'getselectreserverecords > getcheckboxreserverecords',
  'setselection > setcheckboxrow',
  'setallselection > setallcheckboxrow',
  'selectchange > checkboxchange',
  'removeselecteds > removecheckboxrow',
  'getallrecords > getrecordset',
  'getrecords > getdata',
  'getcurrentrow > getcurrentrecord',
  'getradiorow > getradiorecord',
  'setrowexpansion > setrowexpand',
  'setallrowexpansion > setallrowexpand',
  'settreeexpansion > settreeexpand',
  'setalltreeexpansion > setalltreeexpand',
  'toggletreeexpansion > toggletreeexpand',
  'hasrowchange > isupdatebyrow',
  'exportcsv > exportdata',
  'resetall resetresizable > resetcolumn',
  'getmouseselecteds > getselectedcell',
  'gettablescroll getvirtualscroller > getscroll',
  'indexmethod > seqmethod',
  'remotefilter > filterconfigremote'
]

export const ownNamesByOtherName: ReadonlyMap<string, readonly string[]> = new Map(
  nameLines.flatMap(line => {
    const [otherLibraryNames = [], ownNames = []] = line.split(' > ').map(part => part.split(' '))
    return otherLibraryNames.map(name => [name, ownNames] as const)
  })
)

/** Returns the names in this library for a name of another one. */
export const getOwnNames = (bare: string): readonly string[] => ownNamesByOtherName.get(bare) ?? []
