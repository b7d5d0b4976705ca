const STRUCTURE = /^(参数|类型参数|返回|返回值|抛出|示例|默认值|类型声明|属性|构造函数|索引|继承自|重写|参见|实现)$/;

/** Headings that the API generator puts under everything: they divide a page and name nothing. */
export const isStructuralHeading = (route: string, heading: string): boolean => route.startsWith('/api/') && STRUCTURE.test(heading);
