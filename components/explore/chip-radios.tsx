interface ChipRadiosProps {
  /** What the choice is called for screen readers. */
  legend: string
  /** The name of the form field. */
  name: string
  className: string
  options: readonly { readonly value: string; readonly label: string }[]
}

/**
 * Radio buttons that look like chips; the first one is chosen. CSS evaluates them, so that they
 * work before hydration and without JavaScript.
 */
export function ChipRadios({ legend, name, className, options }: ChipRadiosProps) {
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value} data-part="chip" className="gallery-filter">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={index === 0}
            className="absolute inset-0 m-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
