import type { blockMessages } from "#messages/blocks.ts";

/** A symbol of the palette: what is shown, and the LaTeX that is written. `|` = where the caret stands afterwards. */
export type FormulaSymbol = readonly [shown: string, latex: string];

const words = (text: string): FormulaSymbol[] =>
  text.split(" ").map((pair) => {
    const [shown = "", name = ""] = pair.split(":");
    return [shown, `\\${name} `];
  });

export const FORMULA_SYMBOLS: Readonly<Record<keyof typeof blockMessages.formula.groups, readonly FormulaSymbol[]>> = {
  common: [
    ["a/b", "\\frac{|}{}"],
    ["x²", "^{|}"],
    ["x₁", "_{|}"],
    ["√", "\\sqrt{|}"],
    ["ⁿ√", "\\sqrt[n]{|}"],
    ["∑", "\\sum_{i=1}^{n} "],
    ["∫", "\\int_{a}^{b} "],
    ["lim", "\\lim_{x \\to \\infty} "],
    ["±", "\\pm "],
    ["×", "\\times "],
    ["÷", "\\div "],
    ["·", "\\cdot "],
    ["≤", "\\leq "],
    ["≥", "\\geq "],
    ["≠", "\\neq "],
    ["≈", "\\approx "],
    ["∞", "\\infty "],
    ["°", "^{\\circ}"],
    ["abc", "\\text{|}"],
  ],
  greek: words(
    "α:alpha β:beta γ:gamma δ:delta ε:varepsilon ζ:zeta η:eta θ:theta κ:kappa λ:lambda μ:mu ν:nu ξ:xi π:pi ρ:rho σ:sigma τ:tau φ:varphi χ:chi ψ:psi ω:omega Γ:Gamma Δ:Delta Θ:Theta Λ:Lambda Σ:Sigma Φ:Phi Ψ:Psi Ω:Omega",
  ),
  operators: words(
    "∑:sum ∏:prod ∫:int ∬:iint ∮:oint ∂:partial ∇:nabla ±:pm ∓:mp ×:times ÷:div ·:cdot ∘:circ ⊕:oplus ⊗:otimes sin:sin cos:cos tan:tan ln:ln log:log exp:exp max:max min:min det:det",
  ),
  relations: words("≤:leq ≥:geq ≠:neq ≈:approx ≡:equiv ∼:sim ≅:cong ∝:propto ≪:ll ≫:gg ⊥:perp ∥:parallel"),
  arrows: words(
    "→:to ←:leftarrow ⇒:Rightarrow ⇐:Leftarrow ⇔:Leftrightarrow ↔:leftrightarrow ↑:uparrow ↓:downarrow ↦:mapsto ⇌:rightleftharpoons",
  ),
  structures: [
    ["a/b", "\\frac{|}{}"],
    ["(n k)", "\\binom{|}{}"],
    ["x̄", "\\bar{|}"],
    ["x̂", "\\hat{|}"],
    ["x⃗", "\\vec{|}"],
    ["ẋ", "\\dot{|}"],
    ["( )", "\\left( | \\right)"],
    ["[ ]", "\\left[ | \\right]"],
    ["{ }", "\\left\\{ | \\right\\}"],
    ["| |", "\\left\\lvert | \\right\\rvert"],
    ["[⋯]", "\\begin{bmatrix} | &  \\\\  &  \\end{bmatrix}"],
    ["{⋯", "\\begin{cases} | & \\\\  & \\end{cases}"],
    ["=⋯", "\\begin{aligned} | &=  \\\\  &=  \\end{aligned}"],
    ["⏞", "\\overbrace{|}"],
    ["⏟", "\\underbrace{|}"],
  ],
  sets: words(
    "∈:in ∉:notin ⊂:subset ⊆:subseteq ∪:cup ∩:cap ∅:emptyset ∀:forall ∃:exists ¬:neg ∧:land ∨:lor ∴:therefore ∵:because ℝ:mathbb{R} ℕ:mathbb{N} ℤ:mathbb{Z} ℂ:mathbb{C}",
  ),
};
