/** https://www.w3.org/TR/trusted-types/, the part that the page uses; lib.dom lacks it. */
interface Window {
  trustedTypes?: {
    createPolicy(
      name: 'default',
      rules: { createScriptURL: (text: string) => string | null },
    ): unknown;
  };
}
