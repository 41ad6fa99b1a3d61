interface RadioChoicesProps<Value extends string> {
  legend: string
  name: string
  choices: readonly { readonly value: Value; readonly label: string }[]
  defaultValue: Value
}

/** A group of radio buttons with the height of touch targets. */
export function RadioChoices<Value extends string>({ legend, name, choices, defaultValue }: RadioChoicesProps<Value>) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            className="size-5 accent-accent"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
