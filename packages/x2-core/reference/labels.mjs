/** Ids for the headings that TypeDoc prints in Chinese: they are part of addresses, so they stay as they are. */
export const HEADING_IDS = {
  构造函数: 'constructors',
  方法: 'methods',
  属性: 'properties',
  参数: 'parameters',
  返回: 'returns',
  抛出: 'throws',
  示例: 'example',
  默认值: 'default',
  类型参数: 'type-parameters',
  类型声明: 'members',
  继承: 'extends',
  类: 'classes',
  接口: 'interfaces',
  类型别名: 'types',
  变量: 'variables',
  函数: 'functions',
  也从这里导出: 'references',
};

/** How each kind of page is named in titles. */
export const KIND_NAMES = {类: '类', 接口: '接口', 类型别名: '类型', 变量: '数据', 函数: '函数'};

/** Sidebar labels of the folders that TypeDoc sorts pages into, in reading order. */
export const FOLDER_LABELS = {
  classes: '类',
  functions: '函数',
  variables: '数据',
  interfaces: '接口',
  'type-aliases': '类型',
};
