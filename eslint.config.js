import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  { files: ["src/tablier/salon/page/js/**/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["tests/page/**/*.js"], languageOptions: { globals: globals.node } },
];
