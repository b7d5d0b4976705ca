/**
 * 全部选项的名字、单位、范围、默认值与能否在运行中修改，供配置工具和测试读取。
 * @module options
 */
export * from 'x2-core/options';
