/** Adds style rules that came with a script, which needs no permission of the policy (CSP 3, 6.7.3: only a style's text does). */
export function addRules(rules: readonly string[]): void {
  const { sheet = null } = document.querySelector<HTMLStyleElement>('style[data-href]') || {};
  rules.forEach((rule) => {
    try {
      if (sheet) sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // As in a style sheet, a rule that the browser does not know is left out.
    }
  });
}
